import type { $tada } from 'gql.tada'
import type { DocumentNode } from 'graphql'
import { graphql } from '#app/graphql.ts'

type Fragment = DocumentNode & NonNullable<Parameters<typeof graphql>[1]>[number]

type ModelOf<Row> = Row extends { [$tada.definition]?: { on: infer Model extends string } } ? Model : never
type NameOf<Row> = Row extends { [$tada.definition]?: { fragment: infer Name extends string } } ? Name : never

const parsed = <const Text extends string, const Fragments extends readonly Fragment[]>(
  text: Text,
  fragments: Fragments,
) => graphql(text, fragments)

type Parsed<Text extends string, Fragments extends readonly Fragment[] = []> = ReturnType<
  typeof parsed<Text, Fragments>
>

type ModelDocuments<Model extends string, Row extends Fragment> = {
  page: Parsed<ReturnType<typeof pageText<Model, NameOf<Row>>>, [Row]>
  row: Parsed<ReturnType<typeof rowText<Model, NameOf<Row>>>, [Row]>
  create: Parsed<ReturnType<typeof createText<Model>>>
  update: Parsed<ReturnType<typeof updateText<Model>>>
  remove: Parsed<ReturnType<typeof removeText<Model>>>
}

const pageText = <const Model extends string, const Name extends string>(model: Model, name: Name) =>
  `query AdminList${model}s($filter: Model${model}FilterInput, $search: String, $limit: Int, $after: String) {
    page: list${model}s(filter: $filter, search: $search, limit: $limit, nextToken: $after) {
      items { ...${name} }
      nextToken
      total
    }
  }` as const

const rowText = <const Model extends string, const Name extends string>(model: Model, name: Name) =>
  `query AdminGet${model}($id: ID!) { row: get${model}(id: $id) { ...${name} } }` as const

const createText = <const Model extends string>(model: Model) =>
  `mutation AdminCreate${model}($input: Create${model}Input!) { saved: create${model}(input: $input) { id } }` as const

const updateText = <const Model extends string>(model: Model) =>
  `mutation AdminUpdate${model}($input: Update${model}Input!, $condition: Model${model}FilterInput) {
    saved: update${model}(input: $input, condition: $condition) { id updatedAt }
  }` as const

const removeText = <const Model extends string>(model: Model) =>
  `mutation AdminDelete${model}($id: ID!) { deleted: delete${model}(input: { id: $id }) { id } }` as const

/** Lists, reads and writes records of a model; `row` is what its list shows of each. */
export function modelDocuments<const Row extends Fragment>(row: Row): ModelDocuments<ModelOf<Row>, Row> {
  const [fragment] = row.definitions
  if (fragment?.kind !== 'FragmentDefinition') throw new Error('only a fragment says what a row is')
  const [model, name] = [fragment.typeCondition.name.value, fragment.name.value]
  const documents = {
    page: parsed(pageText(model, name), [row]),
    row: parsed(rowText(model, name), [row]),
    create: parsed(createText(model), []),
    update: parsed(updateText(model), []),
    remove: parsed(removeText(model), []),
  }
  // The texts above are those of `ModelDocuments`; the compiler does not follow names that are known at run time alone.
  return documents as unknown as ModelDocuments<ModelOf<Row>, Row>
}
