import { href } from 'react-router'
import { defineList } from '#app/admin/list/list.ts'
import { estimatesWords } from '#words/panel/money/estimates.ts'

type StoredEstimateState = 'draft' | 'sent' | 'accepted' | 'declined'

type EstimateCondition = {
  state?: { in: StoredEstimateState[] }
  validUntil?: { lt: string } | { ge: string }
} | null

const filters: Record<'all' | 'waiting' | 'draft' | 'accepted' | 'declined' | 'expired', EstimateCondition> =
  {
    all: null,
    waiting: { state: { in: ['sent'] } },
    draft: { state: { in: ['draft'] } },
    accepted: { state: { in: ['accepted'] } },
    declined: { state: { in: ['declined'] } },
    expired: { state: { in: ['sent'] } },
  }

export const estimateList = defineList({
  row: 'estimate',
  path: href('/admin/estimates'),
  words: estimatesWords,
  filters,
})

const byDay = {
  waiting: (today: string) => ({ validUntil: { ge: today } }),
  expired: (today: string) => ({ validUntil: { lt: today } }),
}

/** What is expired depends on the day at the business: "2026-11-27". */
export const estimatesOn = (today: string): typeof estimateList => ({
  ...estimateList,
  condition({ filter }) {
    const ofDay = filter === 'waiting' || filter === 'expired' ? byDay[filter](today) : {}
    return { ...filters[filter], ...ofDay }
  },
})
