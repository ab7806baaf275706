import type { ComponentType } from 'react'
import type { PictureProps } from '#app/drawings/card-drawing.tsx'
import type { ServiceCard } from '#content/services.ts'
import { AutomaticOperatorsDrawing } from './automatic-operators.tsx'
import { DoorClosersDrawing } from './door-closers.tsx'
import { GlassDoorsDrawing } from './glass-doors.tsx'
import { HingesAndPivotsDrawing } from './hinges-and-pivots.tsx'
import { HollowMetalDoorsDrawing } from './hollow-metal-doors.tsx'
import { ThresholdsAndSealsDrawing } from './thresholds-and-seals.tsx'

/** The picture of each card on the door services page. */
export const doorServicesCards = {
  'hollow-metal-doors': HollowMetalDoorsDrawing,
  'door-closers': DoorClosersDrawing,
  'hinges-and-pivots': HingesAndPivotsDrawing,
  'glass-doors': GlassDoorsDrawing,
  'automatic-operators': AutomaticOperatorsDrawing,
  'thresholds-and-seals': ThresholdsAndSealsDrawing,
} satisfies Record<ServiceCard<'door-services'>, ComponentType<PictureProps>>
