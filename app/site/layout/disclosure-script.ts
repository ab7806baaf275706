/**
 * What details and popovers of the layout do not do by themselves: the list of services closes by Escape, by a click
 * elsewhere and when the menu around it closes; the menu closes when one of its links is followed, which may lead
 * to a place on the same page.
 */
export const disclosureScript = `(()=>{
const lists=()=>document.querySelectorAll('.nav-services>[open],.menu-services>[open]')
const close=t=>{for(const d of lists())if(!d.contains(t))d.open=false}
addEventListener('click',e=>{const t=e.target,m=t.closest('[popover] a');close(t);m&&m.closest('[popover]').hidePopover()})
addEventListener('keydown',e=>{if(e.key=='Escape')for(const d of lists()){d.open=false;d.contains(document.activeElement)&&d.firstChild.focus()}})
addEventListener('toggle',e=>{e.newState=='closed'&&e.target.popover&&close()},true)
})()`
