export const offlineWords = {
  title: 'No connection',
  step: 'No connection. The page opens as soon as it is back.',
  screen: 'This page opens as soon as the connection is back.',
}

export const installWords = {
  name: (company: string) => `${company} panel`,
  description: 'Requests, messages, reviews and the blog of your locksmith business.',
}

export const offlinePageWords = {
  title: offlineWords.title,
  text: 'The panel cannot reach the server, and this device has no jobs that it may show meanwhile.',
  requests: 'No request is lost: they are kept on the server.',
  waiting: 'The panel opens as soon as the server answers.',
  back: 'The server answers again.',
  retry: 'Try again',
}
