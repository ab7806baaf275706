/** Shows the two buttons and lets them open or close every question; opens the question that the address names. */
export const expandScript = `(()=>{
const p=document.querySelector('[data-faq-buttons]'),all=document.querySelectorAll('.faq')
p.hidden=false
p.addEventListener('click',e=>{const b=e.target.closest('button');if(b)for(const d of all)d.open='faqOpen'in b.dataset})
const look=()=>{const d=document.getElementById(location.hash.slice(1));if(d&&d.matches('.faq')){d.open=true;d.scrollIntoView()}}
addEventListener('hashchange',look);look()
})()`
