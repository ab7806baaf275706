import { withMarks } from '#content/own-words.ts'

/** In these, nothing can be tapped. */
const opaque = 'script|style|title|textarea|option|svg'
const pieces = new RegExp(`<(${opaque})\\b[\\s\\S]*?</\\1>|<[^>]*>|[^<]+`, 'g')

/** Where marks are, and what each text is; every other mark is taken off: attributes, titles, structured data. */
export function editablePage(html: string): { html: string; keys: Set<string> } {
  const keys = new Set<string>()
  const written = html.replace(/<script\b[\s\S]*?<\/script>/g, '').replace(pieces, (piece) =>
    withMarks(piece, (text, key) => {
      if (piece.startsWith('<')) return text
      keys.add(key)
      return `<span data-text="${key}" tabindex="0" role="button">${text}</span>`
    }),
  )
  return { html: written, keys }
}

/** What is read as one: a heading of two texts is one line. */
const lines = 'h1,h2,h3,h4,p,li,dt,dd,summary,figcaption,label,a,button'

/**
 * Tells the panel which text or link was pressed, with the other texts of its line, and stays where the page was scrolled to.
 */
export const editorScript = `(()=>{
const texts=JSON.parse(document.getElementById('editable-texts').textContent),tell=m=>parent.postMessage(m,location.origin)
const press=e=>{
const t=e.target.closest('[data-text]'),a=e.target.closest('a[href]')
if(t){e.preventDefault();e.stopPropagation()
const l=[...(t.closest(${JSON.stringify(lines)})??t).querySelectorAll('[data-text]')]
tell({text:{...texts[t.dataset.text],line:l.map(s=>({...texts[s.dataset.text],said:s.textContent}))}})}
else if(a){e.preventDefault();const u=new URL(a.href);if(u.origin===location.origin&&u.pathname!==location.pathname)tell({path:u.pathname})}}
addEventListener('click',press,true)
addEventListener('keydown',e=>{if((e.key==='Enter'||e.key===' ')&&e.target.dataset.text)press(e)},true)
addEventListener('submit',e=>e.preventDefault(),true)
const at='texts-at '+document.title
scrollTo(0,sessionStorage.getItem(at)??0)
addEventListener('scroll',()=>sessionStorage.setItem(at,String(scrollY)))
})()`

export const editorStyle = `[data-text]{cursor:pointer;border-radius:3px}
[data-text]:hover,[data-text]:focus-visible{outline:2px dashed currentColor;outline-offset:3px}
[data-text][data-pressed]{outline:3px solid #ffb627;outline-offset:3px;scroll-margin:6rem}`
