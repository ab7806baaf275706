/** How an article speaks of places. `notCities`: cities whose names are ordinary words or people; `afterStreets`: such a place is a street. */
export const placeWords = {
  ofTheGulf: ['Gulf', 'hurricane', 'hurricanes', 'Hurricane', 'Hurricanes'],
  notCities: ['Independence', 'Jackson', 'Lincoln', 'Mobile', 'Orange', 'Reading', 'Spring', 'Tyler'],
  afterStreets: ['Street', 'St', 'Avenue', 'Ave', 'Boulevard', 'Blvd', 'Road', 'Rd', 'Drive', 'Lane'],
}
