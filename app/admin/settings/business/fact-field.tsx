import type { Kind } from '#content/profile/fact-kinds.ts'
import { kindsOfFacts } from '#content/profile/facts.ts'
import { wordsOfFact } from '#words/panel/settings/facts.ts'
import { BoxField, ChoiceField, LinesField, LinkField, ProfileField } from './fields.tsx'
import { boxesOf } from './typed-profile.ts'

/** The field that the kind of a fact asks for, or of a part of it, such as "fees.trip". */
export function FactField({ path }: { path: string }) {
  const kind = kindAt(path)
  const { label = '', help, options = {} } = wordsAt(path)
  const field = { path, label, help }
  switch (kind?.is) {
    case 'yes':
      return <BoxField {...field} />
    case 'whole':
      return (
        <ProfileField inputMode="numeric" pattern="\d+" {...field} maxLength={String(kind.most).length} />
      )
    case 'line':
      return <ProfileField {...field} maxLength={kind.most} />
    case 'email':
      return <ProfileField {...field} type="email" maxLength={254} />
    case 'link':
      return <LinkField {...field} />
    case 'day':
      return <ProfileField {...field} type="date" />
    case 'choice':
      return <ChoiceField {...field} options={options} />
    case 'list':
      return kind.of.is === 'choice' ? (
        <Boxes {...field} path={boxesOf(path)} options={options} />
      ) : (
        <LinesField {...field} />
      )
    case 'object':
      return <FactPair paths={Object.keys(kind.parts).map((part) => `${path}.${part}`)} />
    default:
      throw new Error(`${path} has a field of its own`)
  }
}

function kindAt(path: string): Kind | undefined {
  const [name = '', part] = path.split('.')
  const kind = kindsOfFacts[name] && present(kindsOfFacts[name])
  if (part === undefined) return kind
  return kind?.is === 'object' && kind.parts[part] ? present(kind.parts[part]) : undefined
}

const present = (kind: Kind): Kind => (kind.is === 'optional' ? kind.of : kind)

function wordsAt(path: string): ReturnType<typeof wordsOfFact> {
  const [name = '', part] = path.split('.')
  const words = wordsOfFact(name)
  return (part === undefined ? words : words.parts?.[part]) ?? {}
}

/** Fields beside each other. */
export const FactPair = ({ paths }: { paths: readonly string[] }) => (
  <div className="form-pair">
    {paths.map((path) => (
      <FactField key={path} path={path} />
    ))}
  </div>
)

type BoxesProps = { path: string; label: string; options: Readonly<Record<string, string>> }

const Boxes = ({ path, label, options }: BoxesProps) => (
  <fieldset className="mt-5">
    <legend className="font-semibold text-note">{label}</legend>
    <div className="profile-boxes">
      {Object.entries(options).map(([value, says]) => (
        <BoxField key={value} path={`${path}.${value}`} label={says} />
      ))}
    </div>
  </fieldset>
)
