import { box, Dashed, Detail, Drawing, Opens, Outline } from './primitives.tsx'

/** A pair of storefront doors with vertical-rod exit devices: pushing a bar draws both of its rods. */
export function CommercialDrawing({ alternative }: { alternative: string }) {
  return (
    <Drawing viewBox="0 0 160 160" alternative={alternative}>
      <Outline d="M10 152V10H150V152M2 152H158" />
      <Outline d={box(17, 20, 61, 128)} />
      <Outline d={box(82, 20, 61, 128)} />
      <Detail
        d={`${box(26, 29, 34, 54)}${box(26, 105, 34, 34)}${box(100, 29, 34, 54)}${box(100, 105, 34, 34)}`}
      />
      <Detail d="M32 60l18-22M32 74l22-27M106 60l18-22M106 74l22-27M32 132l16-19M106 132l16-19" />
      <Detail d={`${box(26, 13, 26, 7)}${box(108, 13, 26, 7)}`} solid />
      <Detail d="M69 27V90M69 98v43M91 27V90M91 98v43" />
      <Detail
        d={`${box(65, 14, 8, 13)}${box(65, 141, 8, 11)}${box(87, 14, 8, 13)}${box(87, 141, 8, 11)}`}
        solid
      />
      <Opens d={`${box(21, 88, 42, 12, 2)}${box(97, 88, 42, 12, 2)}`} />
      <Detail d={`${box(63, 86, 12, 16, 1)}${box(85, 86, 12, 16, 1)}`} solid />
      <Dashed d="M57 34V80M103 34V80" />
    </Drawing>
  )
}
