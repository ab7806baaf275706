/**
 * Keeps how a visit began for the forms, and says when a call button is tapped: both without a cookie or anything that
 * tells visitors apart. The visit is the first page with its campaign marks and the site that led there, in this tab and until it is
 * closed; the marks that name one click of an ad lose their value at once. A page that a browser prepares unseen begins no
 * visit before it is looked at. Taps are only counted, by page and place (`data-place`).
 */
export const visitScript = `{const l=location,d=document,keep=()=>{try{sessionStorage.visit||=l.pathname+l.search.replace(/((cl|bra|clk)id=)[^&]*/g,'$11')+' '+d.referrer}catch{}}
d.prerendering?d.addEventListener('prerenderingchange',keep):keep()
addEventListener('click',e=>{const a=e.target.closest?.('[href^=tel]');a&&navigator.sendBeacon('/taps',new URLSearchParams({page:l.pathname,place:a.closest('[data-place]')?.dataset.place||'page'}))})}`
