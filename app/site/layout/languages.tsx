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
 * A line for who reads another language, in that language, above everything but the way to the content. All readers share the page, so each line is in
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

const offerScript = `{const d=document,offers=[...d.querySelectorAll('[data-offer]')],code=l=>l.split('-')[0],own=code(d.documentElement.lang)
const read=navigator.languages.map(code).find(l=>l==own||offers.some(o=>o.lang==l)),offer=offers.find(o=>o.lang==read)
try{if(offer&&!localStorage.language)offer.hidden=false}catch{}
addEventListener('click',e=>{const link=e.target.closest('a[hreflang]');if(!link&&!e.target.closest('[data-offer] button'))return
if(link){const to=new URL(link.href);for(const [k,v] of new URLSearchParams(location.search))/^utm_|clid$|^[gw]braid$/.test(k)&&to.searchParams.set(k,v)
to.hash=location.hash;link.href=to}
if(offer)offer.hidden=true
try{localStorage.language='answered'}catch{}})}`
