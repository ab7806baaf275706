/** Plays two synthesized bell notes, without a file. Rejects when the browser plays nothing. */
export async function playChime(): Promise<void> {
  const audio = new AudioContext()
  try {
    await audio.resume()
    const notes = [
      { hertz: 880, at: 0 },
      { hertz: 1318.5, at: 0.14 },
    ]
    for (const { hertz, at } of notes) strike(audio, hertz, audio.currentTime + at)
    await new Promise((resolve) => setTimeout(resolve, 1_200))
  } finally {
    await audio.close()
  }
}

function strike(audio: AudioContext, hertz: number, at: number) {
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz })
  const loudness = new GainNode(audio, { gain: 0 })
  loudness.gain.setValueAtTime(0, at)
  loudness.gain.linearRampToValueAtTime(0.35, at + 0.01)
  loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.9)
  tone.connect(loudness).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 1)
}
