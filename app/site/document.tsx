import { Outlet } from 'react-router'
import { useNonce } from '../nonce.ts'
import siteStyles from '../styles/site.css?inline'
import { islandLoader } from './islands/loader.ts'

/** What every public page has in common: its styles inlined (one round trip fewer) and the islands' loader. */
export default function PublicDocument() {
  const nonce = useNonce()
  return (
    <>
      <style href="site" precedence="site" nonce={nonce}>
        {siteStyles}
      </style>
      <Outlet />
      <script nonce={nonce}>{islandLoader}</script>
    </>
  )
}
