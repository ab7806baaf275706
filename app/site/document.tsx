import { Outlet } from 'react-router'
import siteStyles from '../styles/site.css?inline'
import { useNonce } from '../nonce.ts'
import { islandLoader } from './islands/loader.ts'

/** What every public page has in common: its styles inlined (one round trip fewer) and the islands' loader. */
export default function PublicDocument() {
  const nonce = useNonce()
  return (
    <>
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: siteStyles }} />
      <Outlet />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: islandLoader }} />
    </>
  )
}
