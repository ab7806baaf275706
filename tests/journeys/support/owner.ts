export const owner = { email: 'owner@example.com', password: 'Correct-Horse-9' }
