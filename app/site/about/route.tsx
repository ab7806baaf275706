/** A place for its page, which is being built. */
export default function Page() {
  return <h1>about</h1>
}
