/** Shows the button that only script can serve: the device's own sheet where there is one, else it copies the link. */
export const shareScript = `(()=>{
const b=document.querySelector('[data-share]'),n=navigator,url=document.querySelector('[rel=canonical]').href
if(n.share)b.textContent=b.dataset.share
else if(!n.clipboard)return
b.parentNode.hidden=false
b.onclick=()=>n.share?n.share({title:document.title,url}).catch(()=>{}):n.clipboard.writeText(url).then(()=>{document.querySelector('[data-share-said]').textContent=b.dataset.copied})
})()`
