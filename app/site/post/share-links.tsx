import { blogWords } from '#words/blog.ts'

const words = blogWords.post.share

/** Each leads to the service's own page with the address filled in; nothing is loaded from them before. */
const networks = [
  {
    label: words.facebook,
    to: (_title: string, address: string) =>
      `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`,
  },
  {
    label: words.twitter,
    to: (title: string, address: string) =>
      `https://twitter.com/intent/tweet?${new URLSearchParams({ text: title, url: address })}`,
  },
  {
    label: words.linkedin,
    to: (_title: string, address: string) =>
      `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`,
  },
]

/** Mail programs take a plus sign in an address as it stands, so spaces are written as %20. */
const mailTo = (title: string, address: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`

/** Ways to pass a post on. With script (shareScript) also through the device's own sheet, or by copying the link. */
export function ShareLinks({ title, address }: { title: string; address: string }) {
  return (
    <section aria-labelledby="share-title" className="post-share">
      <h2 id="share-title" className="text-name">
        {words.heading}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-3">
        <li hidden>
          <button type="button" className="btn" data-share={words.device} data-copied={words.copied}>
            {words.copy}
          </button>
        </li>
        {networks.map(({ label, to }) => (
          <li key={label}>
            <a href={to(title, address)} target="_blank" rel="noopener nofollow" className="btn">
              {label}
            </a>
          </li>
        ))}
        <li>
          <a href={mailTo(title, address)} className="btn">
            {words.email}
          </a>
        </li>
      </ul>
      <p role="status" className="mt-3 text-note text-ok empty:hidden" data-share-said="" />
    </section>
  )
}

/** Shows the button that only script can serve: the device's own sheet where there is one, else it copies the link. */
export const shareScript = `(()=>{
const b=document.querySelector('[data-share]'),n=navigator,url=document.querySelector('[rel=canonical]').href
if(n.share)b.textContent=b.dataset.share
else if(!n.clipboard)return
b.parentNode.hidden=false
b.onclick=()=>n.share?n.share({title:document.title,url}).catch(()=>{}):n.clipboard.writeText(url).then(()=>{document.querySelector('[data-share-said]').textContent=b.dataset.copied})
})()`
