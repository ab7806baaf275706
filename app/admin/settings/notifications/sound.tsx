import { useState } from 'react'
import { CheckBox, FormSection } from '#app/admin/form/fields.tsx'
import { isSoundOn, setSoundOn } from '#app/admin/live/arrivals.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { notificationsWords as words } from '#content/en/admin-notifications.ts'

/** Whether the open panel makes a sound; only script could, so without it there is nothing to choose. */
export const Sound = () => useHydrated() && <SoundChoice />

function SoundChoice() {
  const [isOn, setOn] = useState(isSoundOn)
  const [hasFailed, setFailed] = useState(false)

  async function play() {
    setFailed(false)
    const { playChime } = await import('#app/admin/live/chime.ts')
    await playChime().catch(() => setFailed(true))
  }

  return (
    <FormSection id="sound" title={words.sound}>
      <p className="mt-2 text-ink-2 text-note">{words.soundLead}</p>
      <CheckBox
        id="sound-on"
        label={words.soundOn}
        help={words.soundHelp}
        checked={isOn}
        onChange={({ currentTarget }) => {
          setSoundOn(currentTarget.checked)
          setOn(currentTarget.checked)
        }}
      />
      <button type="button" className="btn btn-small mt-3" onClick={() => void play()}>
        {words.play}
      </button>
      {hasFailed && (
        <p role="alert" className="form-alert">
          {words.soundFailed}
        </p>
      )}
    </FormSection>
  )
}
