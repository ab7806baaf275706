/** Days that a deleted record stays in the trash before it is gone for good. */
export const trashDays = 30
