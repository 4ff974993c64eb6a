/**
 * The one script of a rendered report: it shows the buttons that copy a fix as Markdown. It is constant, so that the
 * policy allows it by its hash and nothing else.
 */
export const SCRIPT = `
const line=(e)=>{const a=e.querySelector('a'),p=e.dataset.copy,t=(a?a.href:e.textContent).trim();return p==='**'?'\\n**'+t+'**':p+t};
const words=document.body.dataset;
const say=document.body.appendChild(document.createElement('p'));say.className='sr';say.setAttribute('role','status');
for(const button of document.querySelectorAll('button.copy')){
button.hidden=false;
button.addEventListener('click',async()=>{
const text='after' in button.dataset?button.closest('.change').querySelector('ins code').textContent:[...button.closest('article').querySelectorAll('[data-copy]')].map(line).join('\\n')+'\\n';
let done=false;
try{await navigator.clipboard.writeText(text);done=true}catch{
const area=document.body.appendChild(document.createElement('textarea'));area.value=text;area.select();
done=document.execCommand('copy');area.remove();button.focus()}
const label=button.firstChild;button.dataset.word??=label.data;
label.data=done?words.copied:words.notCopied;say.textContent=label.data;
setTimeout(()=>{label.data=button.dataset.word;say.textContent=''},2000)})}
`;
