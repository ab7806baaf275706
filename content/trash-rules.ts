export const trashDays = 30
