import { GraphQLID, GraphQLList, GraphQLNonNull, GraphQLString } from 'graphql'
import { defineCall, type ExtraCall, type ExtraCalls, everybody } from '#server/data-service/extra-calls.ts'
import { optional, required } from '#server/data-service/field-types.ts'
import type { EstimateReply } from './estimate-reply.ts'
import { changeRequest } from './receipt-changes.ts'
import { receiptType } from './receipt-type.ts'

const appointment = {
  token: required.text,
  appointmentAt: { ...required.time, description: 'The one that the customer saw' },
  message: optional.text,
}
type Token = { token: string }

const changeCall = <Args>(call: Pick<ExtraCall<Args>, 'description' | 'args' | 'resolve'>) =>
  defineCall({ ...call, may: everybody, type: receiptType, stores: true })

export const receiptChangeCalls: ExtraCalls = {
  mutations: {
    addToRequest: changeCall({
      description: 'Adds words or files to a request, by the token of its receipt',
      args: {
        token: required.text,
        message: optional.text,
        fileUrls: { type: new GraphQLList(new GraphQLNonNull(GraphQLString)) },
      },
      resolve: ({ token, ...given }: Token, call) => changeRequest(token, call, 'add', given),
    }),
    correctRequest: changeCall({
      description:
        'Corrects the phone number, or says where the work is or how to answer; what was there before stays for staff',
      args: {
        token: required.text,
        phone: optional.text,
        address: optional.text,
        contactBy: { ...optional.text, description: 'call, email or text' },
      },
      resolve: ({ token, ...given }: Token, call) => changeRequest(token, call, 'correct', given),
    }),
    answerEstimate: changeCall({
      description:
        'Yes or no of the customer to the estimate, with the name typed; pressed again, it is one answer',
      args: {
        token: required.text,
        estimateId: required.id,
        isAccepted: required.flag,
        name: required.text,
        reason: { ...optional.text, description: 'Why not' },
      },
      resolve: ({ token, ...given }: Token & EstimateReply, call) =>
        changeRequest(token, call, 'answer', given),
    }),
    askAnotherTime: changeCall({
      description: 'Asks for another time; the appointment stands until staff move it',
      args: appointment,
      resolve: ({ token, ...given }: Token, call) => changeRequest(token, call, 'anotherTime', given),
    }),
    cancelAppointment: changeCall({
      description: 'Takes the appointment away; the request stays, and staff call',
      args: appointment,
      resolve: ({ token, ...given }: Token, call) => changeRequest(token, call, 'noAppointment', given),
    }),
    reserveWindow: changeCall({
      description:
        'Keeps a free window for ten minutes; of a request whose customer asked for another, asks for this one',
      args: { token: required.text, at: required.time },
      resolve: ({ token, ...given }: Token, call) => changeRequest(token, call, 'reserveWindow', given),
    }),
    releaseWindow: changeCall({
      description: 'Lets go of the window that was reserved or asked for',
      args: { token: required.text },
      resolve: ({ token }: Token, call) => changeRequest(token, call, 'releaseWindow'),
    }),
    bookWindow: changeCall({
      description:
        'Books a window that is free or reserved for this request: its appointment, or what staff have to confirm; pressed again, it is one',
      args: {
        token: required.text,
        at: required.time,
        address: optional.text,
        isAtOnce: {
          ...optional.flag,
          description: 'What the customer was told (booksAtOnce): refused where it is otherwise by now',
        },
      },
      resolve: ({ token, ...given }: Token, call) => changeRequest(token, call, 'bookWindow', given),
    }),
    allowPhotosOnSite: changeCall({
      description:
        'The customer allows the photos that they saw to be shown on the website; or takes that back, and all go from there',
      args: {
        token: required.text,
        isAllowed: required.flag,
        photos: {
          type: new GraphQLList(new GraphQLNonNull(GraphQLID)),
          description: 'What is allowed: the `id` of each photo of the receipt that the customer saw',
        },
      },
      resolve: ({ token, ...given }: Token, call) => changeRequest(token, call, 'allowPhotos', given),
    }),
    cancelRequest: changeCall({
      description: 'Withdraws a request; pressed again, it stays withdrawn',
      args: { token: required.text },
      resolve: ({ token }: Token, call) => changeRequest(token, call, 'cancel'),
    }),
    complainAboutRequest: changeCall({
      description: 'Says that nobody has called although the promised time is over; alarms the business',
      args: { token: required.text },
      resolve: ({ token }: Token, call) => changeRequest(token, call, 'complain'),
    }),
  },
}
