import { graphql, type ResultOf } from '#app/graphql.ts'

export const ReadBrand = graphql(`
  query AdminReadBrand {
    businessProfile {
      version
      name
      accent
      logo { digest width height ground }
      darkLogo { digest width height ground }
      icon { digest width height ground }
      photos { subject image alt }
      people { name role photo }
    }
  }
`)

export type Brand = ResultOf<typeof ReadBrand>['businessProfile']

export const SaveBrand = graphql(`
  mutation AdminSaveBrand($input: BusinessProfileInput!, $version: String) {
    updateBusinessProfile(input: $input, version: $version) { version }
  }
`)
