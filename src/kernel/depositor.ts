/** Who pays, as a bank prints it: letters of any script, digits and spaces. */
export const depositorSigns = /^[\p{L}\p{M}\p{N} ]*$/u
