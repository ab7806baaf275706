import { either, texts } from '#content/texts.ts'

/** Below the message of a form, and on the button of the quote form. The page gives them to its form, which brings no facts along. */
export const formHintWords = texts({
  submit: either('Pedir mi cotización gratis{freeQuotes}', 'Pedir mi cotización'),
  quote: either(
    'La marca de la chapa o del carro y el cruce de calles más cercano nos ayudan a llevar las herramientas correctas.{does-automobile}',
    'La marca de la chapa y el cruce de calles más cercano nos ayudan a llevar las herramientas correctas.',
  ),
  contact: either(
    'Qué puerta, chapa o carro, y dónde. En una emergencia, llame: es más rápido que cualquier formulario.{does-automobile}{does-emergency}',
    'Qué puerta o chapa, y dónde. En una emergencia, llame: es más rápido que cualquier formulario.{does-emergency}',
    'De qué se trata, y dónde.',
  ),
})
