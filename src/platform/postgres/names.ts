/** The version of the server that comes with the shop: data of one version is nothing to another. */
export const MAJOR = '18'
export const DATABASE = 'odemoa'
