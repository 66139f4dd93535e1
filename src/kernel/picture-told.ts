import * as z from 'zod/mini'
import { wirePicture } from './picture-address.ts'

/** A photograph as answers tell it: its name becomes an address that any client can open. */
export const pictureTold = z.string().check(z.overwrite(wirePicture))
