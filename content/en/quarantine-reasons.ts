const reasons: Record<string, string> = {
  trap: 'A field that people cannot see was filled in',
  'no-token': 'It did not come from the form on this site',
  'forged-token': 'The form’s seal was not ours',
  'too-fast': 'The form was filled in faster than a person types',
  'stale-token': 'The form had been open for more than a day',
  many: 'Many requests came from the same address',
}

/** Why a submission was put aside, for the owner; a reason from another version is shown as it is. */
export const quarantineReasonText = (reason: string): string => reasons[reason] ?? reason
