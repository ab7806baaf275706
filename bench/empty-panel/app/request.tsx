import { Form, Link, type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router'

export const loader = ({ params }: LoaderFunctionArgs) => ({ text: `The text of request ${params.id}` })

export const action = () => ({ ok: true })

export default function OpenRequest() {
  const { text } = useLoaderData<typeof loader>()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <main className="request">
      <p className="request-back">
        <Link to="/admin/inbox?filter=all">Back</Link>
      </p>
      <div className="request-part">
        <p dir="auto">{text}</p>
      </div>
      <section aria-label="What happens next">
        <Form method="post" aria-busy={isBusy}>
          <button type="submit">Next</button>
        </Form>
      </section>
    </main>
  )
}
