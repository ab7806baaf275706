/** Why a request stands where it stands in the inbox. */
export const reasonWords = {
  complained: (waited: string) => `Says nobody called, ${waited} ago`,
  waiting: (waited: string) => `Waiting ${waited}`,
  promised: (left: string) => `${left} left`,
  promisedAt: (time: string) => `Call by ${time}`,
  tried: (time: string) => `Not reached ${time}`,
  late: (over: string) => `${over} late`,
  followUp: (since: string) => `Follow-up due ${since}`,
  putOff: (time: string) => `Follow up ${time}`,
  onTheWay: (time: string) => `On the way, arrives ${time}`,
  scheduled: (time: string) => `Booked for ${time}`,
  taken: (since: string) => `Taken ${since} ago`,
  contacted: (time: string) => `Contacted ${time}`,
  suspicious: (waited: string) => `To check, ${waited} old`,
  completed: (time: string) => `Completed ${time}`,
  cancelled: (time: string) => `Canceled ${time}`,
  lost: (time: string) => `No job, ${time}`,
}
