export const knownAddresses = 'known-addresses'

/** Offered by the field whose `list` is `knownAddresses`. */
export const KnownAddresses = ({ addresses }: { addresses: readonly string[] }) => (
  <datalist id={knownAddresses}>
    {addresses.map((address) => (
      <option key={address} value={address} />
    ))}
  </datalist>
)
