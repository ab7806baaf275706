import { modelIntrospection } from '#server/amplify/model-introspection.ts'
import { models, schema } from '#server/models/models.ts'

/**
 * For programs that use aws-amplify: `node scripts/print-amplify-outputs.ts https://your.site THE-PUBLIC-KEY
 * > amplify_outputs.json`
 */
const [site, apiKey] = process.argv.slice(2)
if (!site || !URL.canParse(site) || !apiKey) {
  process.stderr.write('Give the address of the site and its public API key.\n')
  process.exit(1)
}
const outputs = {
  version: '1.4',
  data: {
    url: new URL('/graphql', site).href,
    // Required by the format; nothing here is signed by region.
    aws_region: 'us-west-2',
    api_key: apiKey,
    default_authorization_type: 'API_KEY',
    authorization_types: ['AWS_LAMBDA'],
    model_introspection: modelIntrospection(schema, models),
  },
}
process.stdout.write(`${JSON.stringify(outputs, null, 2)}\n`)
