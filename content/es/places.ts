/**
 * How an article speaks of places. `notCities`: cities whose names are ordinary words or people; `afterStreets`: such a place is
 * a street, whose name stays English.
 */
export const placeWords = {
  ofTheGulf: ['Golfo', 'huracán', 'huracanes', 'Huracán', 'Huracanes'],
  notCities: [
    'Independence',
    'Jackson',
    'Lincoln',
    'Media',
    'Mobile',
    'Orange',
    'Reading',
    'Spring',
    'Tyler',
  ],
  afterStreets: ['Street', 'St', 'Avenue', 'Ave', 'Boulevard', 'Blvd', 'Road', 'Rd', 'Drive', 'Lane'],
}
