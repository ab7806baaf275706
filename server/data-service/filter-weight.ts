/** Conditions that search within a text weigh more than those that an index or a comparison answers. */
const searching = new Set(['contains', 'containsAnyCase', 'notContains', 'beginsWith'])
const searchWeight = 10

/** So many values of `in` and `notIn` weigh as much as a condition: PostgreSQL looks each row up among them. */
const valuesPerCondition = 10

/**
 * How many conditions a filter holds. It is weighed as the caller sent it, before anything else looks at it, so anything
 * may stand in it. Counts hardly further than to `most`.
 */
export function filterWeight(filter: unknown, most: number): number {
  let weight = 0
  // Without recursion: a stranger may nest deeper than the stack is.
  const left: [name: string, value: unknown][] = [['', filter]]
  for (let next = left.pop(); next && weight <= most; next = left.pop()) {
    const [name, value] = next
    if (Array.isArray(value)) {
      const filters = value.filter(isObject)
      weight += (value.length - filters.length) / valuesPerCondition + (filters.length === 0 ? 1 : 0)
      for (const one of filters) left.push([name, one])
    } else if (isObject(value)) {
      const inner = Object.entries(value)
      // What asks for nothing is still a part of the statement.
      if (inner.length === 0) weight += 1
      for (const one of inner) left.push(one)
    } else weight += searching.has(name) ? searchWeight : 1
  }
  return Math.ceil(weight)
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
