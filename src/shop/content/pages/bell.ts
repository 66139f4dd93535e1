/** Three short tones; a browser that was not touched yet stays silent. */
export function ring() {
  // before a touch a browser shakes nothing, and complains
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([200, 100, 200, 100, 200])
  try {
    const sound = new AudioContext()
    for (const at of [0, 0.4, 0.8]) {
      const tone = sound.createOscillator()
      const volume = sound.createGain()
      tone.frequency.value = 880
      volume.gain.setValueAtTime(0.2, sound.currentTime + at)
      volume.gain.exponentialRampToValueAtTime(0.001, sound.currentTime + at + 0.3)
      tone.connect(volume).connect(sound.destination)
      tone.start(sound.currentTime + at)
      tone.stop(sound.currentTime + at + 0.3)
    }
    setTimeout(() => void sound.close(), 2_000)
  } catch {
    // a browser without sound
  }
}
