import { byId, reportDone, type SubmissionHandler } from '#app/admin/submission/submission.ts'
import { textIn } from '#app/admin/submission/submitted.ts'
import { graphql } from '#app/graphql.ts'
import { photosOnSiteWords as words } from '#words/panel/photos-on-site.ts'

const PutOnSite = graphql(`
  mutation AdminPutPhotosOnSite($input: CreateWorkPhotoPairInput!) {
    createWorkPhotoPair(input: $input) {
      id
    }
  }
`)

const TakeOffSite = graphql(`
  mutation AdminTakePhotosOffSite($id: ID!) {
    deleteWorkPhotoPair(input: { id: $id }) {
      id
    }
  }
`)

export const photosOnSiteHandlers: Record<'photos-on' | 'photos-off', SubmissionHandler> = {
  'photos-on'(form, run) {
    const input = {
      requestId: textIn(form, 'id'),
      beforePath: textIn(form, 'beforePath'),
      afterPath: textIn(form, 'afterPath'),
      beforeAlt: textIn(form, 'beforeAlt'),
      afterAlt: textIn(form, 'afterAlt'),
      service: textIn(form, 'service'),
      city: textIn(form, 'city'),
      isOnHome: form.has('isOnHome'),
    }
    return reportDone(run(PutOnSite, { input }), () => words.saved)
  },
  'photos-off': byId(TakeOffSite),
}
