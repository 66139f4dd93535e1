import { implement } from '#platform/implement.ts'
import { bottleCarts } from './cart-contract.ts'
import { bottleStudio, myBottles } from './contract.ts'
import { bottleDesk } from './desk-contract.ts'
import { bottleJobs } from './job-contract.ts'
import { orderAgain } from './service/again.ts'
import { jobForDesk, jobsForDesk, moveJob, pressFile, sendProof } from './service/desk.ts'
import { handOut, keepPicture } from './service/files.ts'
import { changePieces, designInCart, putBack, putIntoCart } from './service/into-cart.ts'
import {
  approveJob,
  exchangeDesign,
  giveUp,
  myJobs,
  pinComment,
  proofFile,
  requestJob,
  showJob,
} from './service/jobs.ts'
import { remakeJob } from './service/remake.ts'
import {
  anyBottle,
  bottlesForDesk,
  keepDesign,
  makeBottle,
  myDesigns,
  removeDesign,
  saveBottle,
  saveDesign,
  saveKit,
  shareDesign,
  showDesign,
  showShare,
  studio,
} from './service/studio.ts'
import { findKit } from './store.ts'

export const bottleApi = [
  ...implement(bottleStudio, {
    options: async (ctx) => ({ data: await studio(ctx) }),
    upload: async (ctx, ask) => ({ data: await keepPicture(ctx, ask.body.file) }),
    file: (ctx, ask, reply) => handOut(ctx, ask.params.file_id, reply),
    share: async (ctx, ask) => ({ data: await shareDesign(ctx, ask.body) }),
    shared: async (ctx, ask) => ({ data: await showShare(ctx, ask.params.token) }),
  }),
  ...implement(bottleCarts, {
    put: async (ctx, ask) => ({ data: await putIntoCart(ctx, ask.body) }),
    pieces: async (ctx, ask) => ({
      data: await changePieces(ctx, ask.params.ct_id, ask.body.qty),
    }),
    back: async (ctx, ask) => ({ data: await putBack(ctx, ask.params.set_id) }),
    design: async (ctx, ask) => ({ data: await designInCart(ctx, ask.params.ct_id) }),
  }),
  ...implement(myBottles, {
    list: (ctx, ask) => myDesigns(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await showDesign(ctx, ask.params.design_id) }),
    keep: async (ctx, ask) => ({ data: await keepDesign(ctx, ask.body) }),
    save: async (ctx, ask) => ({ data: await saveDesign(ctx, ask.params.design_id, ask.body) }),
    remove: (ctx, ask) => removeDesign(ctx, ask.params.design_id),
  }),
  ...implement(bottleJobs, {
    request: async (ctx, ask) => ({ data: await requestJob(ctx, ask.body) }),
    show: async (ctx, ask) => ({ data: await showJob(ctx, ask.params.token) }),
    mine: (ctx, ask) => myJobs(ctx, ask.query),
    pin: async (ctx, ask) => ({ data: await pinComment(ctx, ask.params.token, ask.body) }),
    design: async (ctx, ask) => ({ data: await exchangeDesign(ctx, ask.params.token, ask.body) }),
    approve: async (ctx, ask) => ({ data: await approveJob(ctx, ask.params.token, ask.body) }),
    cancel: async (ctx, ask) => ({ data: await giveUp(ctx, ask.params.token, ask.body.version) }),
    again: async (ctx, ask) => ({ data: await orderAgain(ctx, ask.params.token) }),
    proof: (ctx, ask, reply) => proofFile(ctx, ask.params.token, reply),
  }),
  ...implement(bottleDesk, {
    jobs: (ctx, ask) => jobsForDesk(ctx, ask.query),
    job: async (ctx, ask) => ({ data: await jobForDesk(ctx, ask.params.job_id) }),
    send: async (ctx, ask) => ({ data: await sendProof(ctx, ask.params.job_id, ask.body) }),
    move: async (ctx, ask) => ({ data: await moveJob(ctx, ask.params.job_id, ask.body) }),
    remake: async (ctx, ask) => ({ data: await remakeJob(ctx, ask.params.job_id, ask.body) }),
    press: (ctx, ask, reply) => pressFile(ctx, ask.params.job_id, reply),
    list: (ctx, ask) => bottlesForDesk(ctx, ask.query),
    show: async (ctx, ask) => ({ data: await anyBottle(ctx, ask.params.bottle_id) }),
    make: async (ctx, ask) => ({ data: await makeBottle(ctx, ask.body) }),
    save: async (ctx, ask) => ({ data: await saveBottle(ctx, ask.params.bottle_id, ask.body) }),
    kit: async (ctx) => ({ data: await findKit(ctx) }),
    saveKit: async (ctx, ask) => ({ data: await saveKit(ctx, ask.body) }),
  }),
]
