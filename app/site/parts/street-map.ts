/** Whose street map it is, its page for browsers without script, and the frame that a click loads into ours. */
export const streetMap = {
  provider: 'OpenStreetMap',
  page: 'https://www.openstreetmap.org/#map=10/29.7604/-95.3698',
  frame:
    'https://www.openstreetmap.org/export/embed.html?bbox=-95.95%2C29.35%2C-94.8%2C30.15&layer=mapnik&marker=29.7604%2C-95.3698',
} as const

/** Puts the frame in the link's place. Nothing is asked of anybody else before the click. */
export const mapScript = `document.querySelector('[data-street-map] a').addEventListener('click',e=>{
if(e.ctrlKey||e.metaKey||e.shiftKey)return
e.preventDefault()
const f=document.createElement('iframe'),a=e.currentTarget
f.src=a.dataset.src;f.title=a.parentNode.dataset.streetMap;f.className='street-map';f.referrerPolicy='origin'
a.parentNode.replaceChildren(f);f.tabIndex=0;f.focus()
})`
