import { call, type TestLantern } from './lantern.ts'

type Headers = Record<string, string>

/** Deletes a record by its call, as staff do. */
export const deleteRecord = (lantern: TestLantern, headers: Headers, model: string, id: string) =>
  call(lantern, `mutation($id: ID!) { delete${model}(input: { id: $id }) { id } }`, { id }, headers)

/** Restores a record from the trash. */
export const restoreRecord = (lantern: TestLantern, headers: Headers, model: string, id: string) =>
  call(
    lantern,
    `mutation($id: ID!) { restoreDeleted(model: ${model}, id: $id) { id changed } }`,
    { id },
    headers,
  )

/** Deletes for good what lies in the trash. */
export const purgeRecord = (lantern: TestLantern, headers: Headers, model: string, id: string) =>
  call(lantern, `mutation($id: ID!) { purgeDeleted(model: ${model}, id: $id) { id } }`, { id }, headers)
