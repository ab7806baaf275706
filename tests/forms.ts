export const posted = (
  fields: Record<string, string> | URLSearchParams,
  headers: Record<string, string> = {},
) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers: { origin: 'http://localhost:3000', ...headers },
})
