/** Recipient of a delivery that goes to whoever is an administrator when it is sent. */
export const toAdministrators = 'administrators'
