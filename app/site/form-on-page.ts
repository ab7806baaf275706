import type { RouterContextProvider } from 'react-router'
import { servicesContext } from '#app/context.ts'

type PageArgs = { context: Readonly<RouterContextProvider>; url: URL }

export function formOnPage({ context }: Pick<PageArgs, 'context'>, name: string) {
  const { newFormToken, publicApiKey, island } = context.get(servicesContext)
  return { formToken: newFormToken(), publicApiKey, island: island(name) }
}

export function presetService({ url }: Pick<PageArgs, 'url'>, labels: object): string | undefined {
  const service = url.searchParams.get('service') ?? ''
  return Object.hasOwn(labels, service) ? service : undefined
}
