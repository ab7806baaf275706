/** What the map says. The places themselves are fixed: their names are not. */
export type ServiceAreaMapWords = {
  /** Text alternative of the county with the two rings of miles. */
  county: string
  /** Text alternative of the figure with the areas in town. */
  town: string
  figures: { county: string; town: string }
  rings: { near: string; far: string }
  counties: Readonly<
    Record<
      'harris' | 'montgomery' | 'liberty' | 'chambers' | 'galveston' | 'brazoria' | 'fortBend' | 'waller',
      string
    >
  >
  areas: Readonly<
    Record<
      'downtown' | 'heights' | 'montrose' | 'riverOaks' | 'memorial' | 'galleria' | 'medicalCenter',
      string
    >
  >
  loop: string
  scale: string
}
