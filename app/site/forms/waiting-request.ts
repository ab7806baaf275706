import type { StoredUpload } from '#app/site/forms/attachments/upload-client.ts'
import { attempt } from './attempt.ts'
import type { Submission } from './create-record.ts'
import type { FormName, FormValues } from './form-values.ts'
import { inWaitingStore } from './waiting-database.ts'

/** A request as it was sent, attachments included, so that neither a reload nor a dead spot loses it. */
export type WaitingRequest<Values extends FormValues = FormValues> = {
  values: Values
  submission: Submission
  files: { file: File; upload?: StoredUpload | undefined }[]
  keptAt: number
}

/** The requests of one form that this device keeps until they are sent. */
export type WaitingShelf<Values extends FormValues> = ReturnType<typeof waitingShelf<Values>>

/** Opens the shelf of one form. */
export function waitingShelf<Values extends FormValues>(form: FormName) {
  const database = `${form}-form`
  /** Read by the loader (an island with something on the device wakes at once) and watched by other tabs. */
  const flag = `${form}-form.waiting`

  return {
    flag,

    /** Keeps a request until it is discarded. False when this browser cannot (private mode, no space). */
    async keep(request: WaitingRequest<Values>): Promise<boolean> {
      try {
        await inWaitingStore(database, 'readwrite', (store) => store.put(request))
        localStorage.setItem(flag, String(request.keptAt))
        return true
      } catch (error) {
        console.warn('The request could not be kept on this device', error)
        return false
      }
    },

    /** Whether something is kept, without opening the database. */
    hasSome: () => typeof attempt(() => localStorage.getItem(flag)) === 'string',

    /** Requests that were kept and not yet sent, oldest first. */
    async read(): Promise<WaitingRequest<Values>[]> {
      try {
        const kept: WaitingRequest<Values>[] = await inWaitingStore(database, 'readonly', (store) =>
          store.getAll(),
        )
        return kept.sort((a, b) => a.keptAt - b.keptAt)
      } catch (error) {
        console.warn('Kept requests could not be read', error)
        return []
      }
    },

    /** Forgets a request: it was sent, or the person took it back. */
    async discard({ submission: { idempotencyKey } }: WaitingRequest<Values>): Promise<void> {
      try {
        await inWaitingStore(database, 'readwrite', (store) => store.delete(idempotencyKey))
        const left = await inWaitingStore(database, 'readonly', (store) => store.count())
        if (left === 0) localStorage.removeItem(flag)
      } catch (error) {
        // Sending it again is harmless: the same key stays one record.
        console.warn('A kept request could not be removed', error)
      }
    },
  }
}
