export const demonstrationNotice = 'Demonstration: people and reviews are made up.'
export const demonstrationLabel = 'Demonstration'
