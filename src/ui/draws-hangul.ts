/** Whether the system has a Korean face. Without one it draws a syllable as it draws a letter that no face has. */
export function drawsHangul(): boolean {
  const pen = document.createElement('canvas').getContext('2d')
  if (!pen) return true
  pen.font = '16px sans-serif'
  return pen.measureText('가').width !== pen.measureText('\ue000').width
}
