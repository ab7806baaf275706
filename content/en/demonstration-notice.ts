export const demonstrationNotice = 'Demonstration: people, reviews and prices are made up.'
export const demonstrationLabel = 'Demonstration'
