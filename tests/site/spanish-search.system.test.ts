import { afterAll, beforeAll, expect, test } from 'vitest'
import { lanternWithPages, type TestLantern } from '#tests/lantern.ts'

let lantern: TestLantern

beforeAll(async () => {
  lantern = await lanternWithPages()
})
afterAll(() => lantern[Symbol.asyncDispose]())

async function firstFound(query: string): Promise<string | undefined> {
  const html = await (await lantern.fetch(`/es/buscar?q=${encodeURIComponent(query)}`)).text()
  return /<main.*?class="link-list[^"]*">.*?href="\/es([^"]*)"/s.exec(html)?.[1]
}

/** As people type them: without accents, in any form of a word, with more around it. */
const expected: Readonly<Record<string, readonly string[]>> = {
  '/sos': [
    'me quede afuera',
    'se me cerró la puerta con las llaves adentro',
    'se me olvidaron las llaves en el carro',
    'deje las llaves adentro del carro',
    'no puedo entrar a mi casa',
    'niño encerrado en el carro',
  ],
  '/servicios/emergencia': [
    'me robaron',
    'se metieron a mi casa',
    'se quebro la llave en la chapa',
    'llave rota',
    'cerrajero 24 horas',
  ],
  '/servicios/residencial': [
    'copia de llave',
    'sacar copia de llaves',
    'chapa atorada',
    'cambiar la combinacion',
    'cambio de chapas',
    'chapa inteligente',
    'buzon',
    'puerta de cochera',
  ],
  '/servicios/automotriz': [
    'carro',
    'abrir carro',
    'llave de troca',
    'perdi la llave de mi carro',
    'llave con chip',
    'programar control',
    'se descargo la pila del control',
    'ignicion',
    'llaves de honda civic',
  ],
  '/servicios/comercial': ['barra de panico', 'llave maestra', 'cerrajero para negocios'],
  '/servicios/puertas': ['la puerta no cierra', 'chapa de puerta de vidrio'],
  '/servicios/cajas-fuertes': ['abrir caja fuerte', 'olvide la combinacion de la caja fuerte'],
  '/servicios/videovigilancia': ['camaras de seguridad'],
  '/preguntas#service-call-price': [
    'cuanto cuesta',
    'cuánto cobran por abrir un carro',
    'cuanto sale una copia de llave',
    'precio de llave de carro',
    'cerrajero barato',
  ],
  '/preguntas#ways-to-pay': ['aceptan tarjeta', 'formas de pago'],
  '/preguntas#license-check': ['tienen licencia'],
  '/preguntas#door-sticks': ['la llave no gira'],
  '/preguntas#arrival-time': ['cuanto tardan en llegar'],
  '/contacto': ['cerrajero cerca de mí', 'abierto ahora', 'hablan español', 'numero de telefono'],
  '/cotizacion': ['cotizacion gratis', 'presupuesto'],
  '/resenas': ['opiniones'],
}

const phrases = Object.entries(expected).flatMap(([path, said]) => said.map((query) => ({ query, path })))

test.for(phrases)('“$query” finds $path first', async ({ query, path }) => {
  expect(await firstFound(query)).toBe(path)
})
