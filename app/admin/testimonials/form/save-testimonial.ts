import { href } from 'react-router'
import { saveRecord } from '#app/admin/record/save-record.ts'
import { CreateTestimonial, UpdateTestimonial } from '#app/admin/testimonials/documents.ts'
import { getTestimonial } from '#app/admin/testimonials/get-testimonial.ts'
import { testimonialList } from '#app/admin/testimonials/testimonial-list.ts'
import { testimonialFormWords as words } from '#content/en/admin-testimonials.ts'
import type { Run } from '#server/data-service/in-process.ts'
import { inputOf, testimonialNames } from './testimonial-values.ts'

/** The action of the form: stores a new testimonial, or changes the one with this id. */
export const saveTestimonial = (
  { id, run }: { id: string | undefined; run: Run },
  sent: { request: Request; url: URL },
) =>
  saveRecord(
    {
      names: testimonialNames,
      list: { address: testimonialList.address, path: href('/admin/testimonials') },
      gone: words.missing,
      id,
      create: (values) => run(CreateTestimonial, { input: { ...inputOf(values), id: values.id || null } }),
      update: (stored, values, condition) =>
        run(UpdateTestimonial, { input: { ...inputOf(values), id: stored }, condition }),
      savedAt: async (stored) => {
        const found = await getTestimonial(stored, run)
        return found.ok ? found.data?.updatedAt : undefined
      },
      editPath: (stored) => href('/admin/testimonials/:id/edit', { id: stored }),
    },
    sent,
  )
