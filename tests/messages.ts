export const sam = {
  name: 'Sam Ortega',
  email: 'sam@example.com',
  phone: '(713) 555-0142',
  service: 'access-control',
  message: 'Two side doors of our clinic should lock by themselves at seven.',
}

export const CreateMessage = `mutation($input: CreateMessageInput!, $submission: SubmissionInput) {
  createMessage(input: $input, submission: $submission) { id status receipt notes quarantineReasons deliveries { id } }
}`
