import { useNonce } from '#app/nonce.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { LanguageEntry } from './navigation.ts'

type LanguagesProps = { languages: readonly LanguageEntry[] }

/** Says in each other language that it is spoken here, and leads to this page in it. */
export const LanguageSwitch = ({ languages }: LanguagesProps) =>
  languages.map(({ code, href, invitation }) => (
    <a key={code} href={href} lang={code} hrefLang={code} className="top-link whitespace-nowrap">
      {invitation.spoken}
    </a>
  ))

/**
 * A line for readers of another language, in that language, above everything but the way to the content. All readers share the page, so each line is in
 * it, and the script behind it shows the one that the browser asks for, before anything is painted. What was answered is
 * remembered on the device; so is a switch, which takes along the place on the page and what tells how the visitor came: pages from
 * the cache do not know them.
 */
export function LanguageOffer({ languages }: LanguagesProps) {
  const nonce = useNonce()
  if (languages.length === 0) return null
  return (
    <>
      {languages.map(({ code, href, isThisPage, invitation }) => (
        <aside
          key={code}
          lang={code}
          aria-label={invitation.prefer}
          data-offer
          hidden
          className="language-offer"
        >
          <p className="measure">
            <span>{invitation.prefer}</span>{' '}
            <a href={href} hrefLang={code}>
              {isThisPage ? invitation.thisPage : invitation.ourSite}
            </a>
            <button type="button" aria-label={invitation.dismiss}>
              <Icon name="close" />
            </button>
          </p>
        </aside>
      ))}
      <script nonce={nonce}>{offerScript}</script>
    </>
  )
}

const offerScript = `{const code=l=>l.split('-')[0],offerIn=l=>document.querySelector('[data-offer][lang="'+l+'"]')
const offer=offerIn(navigator.languages.map(code).find(l=>l==code(document.documentElement.lang)||offerIn(l)))
try{if(offer&&!localStorage.language)offer.hidden=false}catch{}
addEventListener('click',e=>{const a=e.target.closest('a[hreflang],[data-offer] button');if(!a)return
if(a.href){a.hash=location.hash;for(const p of location.search.match(/utm_[^&]+|\\w*(clid|braid)=[^&]+/g)||[])a.search.includes(p)||(a.search+=(a.search&&'&')+p)}
if(offer)offer.hidden=true
try{localStorage.language='answered'}catch{}})}`
