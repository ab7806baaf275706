import { call, type StaffHeaders, type TestLantern } from './lantern.ts'

export const deleteRecord = (lantern: TestLantern, headers: StaffHeaders, model: string, id: string) =>
  call(lantern, `mutation($id: ID!) { delete${model}(input: { id: $id }) { id } }`, { id }, headers)

export const restoreRecord = (lantern: TestLantern, headers: StaffHeaders, model: string, id: string) =>
  call(
    lantern,
    `mutation($id: ID!) { restoreDeleted(model: ${model}, id: $id) { id changed } }`,
    { id },
    headers,
  )

export const purgeRecord = (lantern: TestLantern, headers: StaffHeaders, model: string, id: string) =>
  call(lantern, `mutation($id: ID!) { purgeDeleted(model: ${model}, id: $id) { id } }`, { id }, headers)
