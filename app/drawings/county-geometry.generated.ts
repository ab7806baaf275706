/*
 * Written by scripts/write-county-geometry.ts from the U.S. Census Bureau's county boundaries (package us-atlas,
 * counties-10m), projected around downtown Houston and rounded to the map's units. Do not edit.
 */
export const land =
  'M620 483l-26-3 26-23 0 26ZM620 395l-6 2-14-12 20-29 0 39ZM620 267l-5-1-8-11-30 14-17 20-7 24-25 11-6-8-17-15-19 23-3 16 15 16-17 25 18 24 34 8-10 26 19 9 4 38-4 31-14 15-15-5-13 13-500 0 0-540 620 0ZM537 540l12-10 26-11 0-22 45 7-34 29-10 7-39 0Z'
export const countyLines =
  'M498 199l122-2M442 43l-14-43M104 85l1-85M84 540l22-22 21-10 48 19 37-27 5-27 9-3 0-24 41 0 19-78M386 381l-8 50 64 109M0 288l4 2-4 32M0 442l22 18 12 22 0 21 26 10 8 27M0 6l95-6M93 252l-70 33-23 0'
export const harrisCounty =
  'M104 85l21 2 43-8 24-19 14 0 19-19 24 15 13 23 24-7 62 48 21-9 73-68 32 96 22 11-7 29 9 20 2 9 32 26-1 30-16 28 16 10-9 14-17-15-19 23-3 16 15 16-17 25-22-2-12 15-7 12-29 7-25-32-19 1-3-21-33-4-7 7-38 4-84-45-109-71-64-207 24 19 17 4 22 22Z'
